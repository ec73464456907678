import type {
  ContainerNameList,
  Declaration,
  DeclarationBlock,
  FontFaceRule,
  Location2,
  Rule,
  Selector,
  StyleRule,
} from 'lightningcss';
import { isDocumentSelector, isLocalSelector, type LocalContext } from './local-selector.ts';
import { quoteRule, quoteSelector } from './quote.ts';
import { carriesName, isOwnClass, type Naming, namePrefix } from './section-names.ts';
import type { StyleFindings } from './style-findings.ts';

interface Options {
  text: string;
  section: string;
  findings: StyleFindings;
  naming: Naming;
}

/** Other layers belong to the shell. */
const sectionLayers: readonly string[] = ['ui', 'page'];

/** Quoting findings takes time. */
const findingsLimit = 100;

/** @param isParentLocal whether the enclosing style rule matches only the section's elements. */
export function checkRules(rules: readonly Rule[], options: Options, isParentLocal = false): void {
  for (const rule of rules) {
    if (options.findings.problems.length >= findingsLimit) return;
    checkRule(rule, options, isParentLocal);
  }
}

function checkRule(rule: Rule, options: Options, isParentLocal: boolean): void {
  switch (rule.type) {
    case 'style':
      checkStyleRule(rule.value, options, isParentLocal);
      break;
    case 'nested-declarations':
      checkDeclarations(rule.value.declarations, rule.value.loc, options);
      break;
    case 'layer-statement':
      checkLayers(rule.value.names, rule.value.loc, options);
      break;
    case 'layer-block':
      checkLayers([rule.value.name ?? []], rule.value.loc, options);
      break;
    case 'container':
      if (rule.value.name) checkName('the container', rule.value.name, rule.value.loc, options);
      break;
    case 'media':
    case 'supports':
    case 'starting-style':
      break;
    default:
      checkGlobalRule(rule, options);
  }
  checkRules(groupedRules(rule), options, isParentLocal);
}

/** Applies to the whole page wherever it is written. */
function checkGlobalRule(rule: Rule, options: Options): void {
  if (rule.type === 'keyframes') {
    if (options.naming !== 'source') checkName('the animation', rule.value.name.value, rule.value.loc, options);
    for (const { declarations } of rule.value.keyframes) checkDeclarations(declarations, rule.value.loc, options);
  } else if (rule.type === 'property') checkName('the property', rule.value.name, rule.value.loc, options);
  else if (rule.type === 'counter-style') checkName('the counter style', rule.value.name, rule.value.loc, options);
  else if (rule.type === 'font-face') {
    for (const name of fontNames(rule.value)) checkName('the font', name, rule.value.loc, options);
  } else {
    const loc = 'value' in rule && rule.value && 'loc' in rule.value ? rule.value.loc : undefined;
    refuse(loc, options, 'sections have no such rule: it is for the whole page, or is not known. Leave it out.');
  }
}

/** Browsers use the last one. The empty string stands for what the parser does not understand. */
function fontNames({ properties }: FontFaceRule): string[] {
  const families = properties.filter(
    (one) => one.type === 'font-family' || (one.type === 'custom' && /^font-family$/i.test(one.value.name)),
  );
  if (families.length === 0) return [''];
  return families.map(({ value }) => (typeof value === 'string' ? value : ''));
}

function checkStyleRule(rule: StyleRule, options: Options, isParentLocal: boolean): void {
  const { section, naming } = options;
  const context: LocalContext = { isOwnClass: (name) => isOwnClass(naming, section, name), isParentLocal };
  const foreign = rule.selectors.filter(
    (selector) => isDocumentSelector(selector) || !isLocalSelector(selector, context),
  );
  // Otherwise it only prefixes inner rules: `:root:not([data-…]) { .a { … } }`.
  const isApplied = hasDeclarations(rule.declarations, rule.rules);
  const problems = isApplied ? foreign : [];
  if (problems.length > 0) addSelectors(problems, rule, options);
  checkDeclarations(rule.declarations, rule.loc, options);
  // After a finding, inner rules would only repeat it.
  checkRules(rule.rules ?? [], options, foreign.length === 0 || problems.length > 0);
}

function addSelectors(selectors: readonly Selector[], rule: StyleRule, { text, findings }: Options): void {
  const prelude = quoteRule(text, rule.loc);
  const place = positionOf(rule.loc);
  for (const selector of selectors.slice(0, findingsLimit)) {
    const quote = quoteSelector(prelude, rule.selectors.indexOf(selector), rule.selectors.length);
    const reason = isDocumentSelector(selector) ? documentReason : foreignReason;
    findings.problems.push({ ...place, quote, reason });
  }
}

const documentReason =
  'sections name :root, html and body only around their own elements. Style an element of your own, or leave it out.';
const foreignReason =
  'matches elements of other sections or of the shell. The element, or one around it, needs a class of your CSS Modules, outside :not() and :has().';

/** Also under conditions such as `@media`. */
const hasDeclarations = (block: DeclarationBlock | undefined, rules: readonly Rule[] = []): boolean =>
  (block?.declarations ?? []).length > 0 ||
  (block?.importantDeclarations ?? []).length > 0 ||
  rules.some((rule) => rule.type === 'nested-declarations' || hasDeclarations(undefined, groupedRules(rule)));

function groupedRules(rule: Rule): readonly Rule[] {
  switch (rule.type) {
    case 'media':
    case 'supports':
    case 'container':
    case 'layer-block':
    case 'starting-style':
      return rule.value.rules;
    default:
      return [];
  }
}

function checkDeclarations(block: DeclarationBlock | undefined, loc: Location2, options: Options): void {
  for (const declaration of [...(block?.declarations ?? []), ...(block?.importantDeclarations ?? [])]) {
    if (isFixed(declaration)) {
      const reason = 'position: fixed can cover the header and the menus. Make sure that it does not.';
      addFinding('warnings', loc, options, reason);
    }
    for (const name of containerNames(declaration)) checkName('the container', name, loc, options);
  }
}

const propertyOf = (declaration: Declaration): string =>
  declaration.property === 'unparsed' ? declaration.value.propertyId.property : declaration.property;

/** A variable could be `fixed` too. */
const isFixed = (declaration: Declaration): boolean =>
  propertyOf(declaration) === 'position' &&
  (declaration.property === 'unparsed' || (declaration.property === 'position' && declaration.value.type === 'fixed'));

/** The empty string stands for a variable. */
function containerNames(declaration: Declaration): string[] {
  if (!['container', 'container-name'].includes(propertyOf(declaration))) return [];
  if (declaration.property === 'container-name') return namesIn(declaration.value);
  return declaration.property === 'container' ? namesIn(declaration.value.name) : [''];
}

const namesIn = (list: ContainerNameList): string[] => (list.type === 'names' ? list.value : []);

function checkLayers(names: readonly (readonly string[])[], loc: Location2, options: Options): void {
  for (const name of names) {
    if (sectionLayers.includes(name.join('.'))) continue;
    refuse(loc, options, `sections use the layers ${sectionLayers.join(' and ')} only. The others are the shell's.`);
  }
}

function checkName(what: string, name: string, loc: Location2, options: Options): void {
  if (carriesName(options.section, name)) return;
  const prefix = namePrefix(options.section);
  refuse(loc, options, `${what} has a name that counts on the whole page. Begin it with the section's: ${prefix}…`);
}

const refuse = (loc: Location2 | undefined, options: Options, reason: string): void =>
  addFinding('problems', loc, options, reason);

function addFinding(kind: keyof StyleFindings, loc: Location2 | undefined, options: Options, reason: string): void {
  const findings = options.findings[kind];
  if (findings.length >= findingsLimit) return;
  findings.push({ ...positionOf(loc), quote: loc ? quoteRule(options.text, loc) : '', reason });
}

const positionOf = (loc: Location2 | undefined) => ({ line: (loc?.line ?? 0) + 1, column: loc?.column ?? 1 });
