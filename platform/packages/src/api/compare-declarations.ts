import ts from 'typescript';
import type { Step } from './api.ts';

/** What differs between two texts of a declaration. */
export interface Difference {
  /** The member that differs, such as `columns.key`; empty for the whole declaration. */
  at: string;
  change: 'added' | 'removed' | 'changed';
  step: Step;
}

/**
 * Compares two texts of a declaration. Adding an optional member or parameter is compatible. So is adding a member to an object
 * that the package provides. Everything else is not: whoever implements, passes or reads it may have to change.
 */
export function compareDeclarations(before: string, after: string): Difference[] {
  if (before === after) return [];
  const [a, b] = [parse(before), parse(after)];
  return compare(a, b, { at: '', isProvided: false });
}

const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('declaration.d.ts', text, ts.ScriptTarget.Latest, true);

/** Where in a declaration two nodes are. */
interface Place {
  at: string;
  /** Whether code outside only reads the object whose members these are. */
  isProvided: boolean;
}

const changed = ({ at }: Place): Difference[] => [{ at, change: 'changed', step: 'major' }];

function compare(a: ts.Node, b: ts.Node, place: Place): Difference[] {
  if (a.getText() === b.getText()) return [];
  if (a.kind !== b.kind) return changed(place);
  if (ts.isVariableDeclaration(a) && ts.isVariableDeclaration(b))
    return compareChildren(a, b, { ...place, isProvided: true });
  if (hasMembers(a) && hasMembers(b)) return [...compareChildren(a, b, place, a, b), ...compareMembers(a, b, place)];
  if (hasParameters(a) && hasParameters(b)) {
    return [...compareChildren(a, b, place, a, b), ...compareParameters(a.parameters, b.parameters, place)];
  }
  return compareChildren(a, b, place);
}

type WithMembers = ts.InterfaceDeclaration | ts.TypeLiteralNode;
const hasMembers = (node: ts.Node): node is WithMembers =>
  ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node);

const hasParameters = (node: ts.Node): node is ts.SignatureDeclaration => ts.isFunctionLike(node);

/** Compares the nodes below two nodes, without members and parameters where these are compared by themselves. */
function compareChildren(
  a: ts.Node,
  b: ts.Node,
  place: Place,
  ...apart: readonly (WithMembers | ts.SignatureDeclaration)[]
): Difference[] {
  const left = new Set<ts.Node>(apart.flatMap((node) => [...(hasMembers(node) ? node.members : node.parameters)]));
  const [before, after] = [childrenOf(a, left), childrenOf(b, left)];
  if (before.length === 0 || before.length !== after.length) {
    const isSame = before.length === after.length && left.size > 0;
    return isSame ? [] : changed(place);
  }
  const isProvided = place.isProvided && isTransparent(a);
  return before.flatMap((child, i) => {
    const other = after[i];
    return other ? compare(child, other, { ...place, isProvided }) : [];
  });
}

/** Nodes between a provided object and the objects in it. */
const isTransparent = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) || ts.isPropertySignature(node) || ts.isTypeLiteralNode(node);

function childrenOf(node: ts.Node, left: ReadonlySet<ts.Node>): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    if (!left.has(child)) children.push(child);
  });
  return children;
}

function compareMembers(a: WithMembers, b: WithMembers, place: Place): Difference[] {
  const [before, after] = [byName(a.members), byName(b.members)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((name) => {
    const at = place.at ? `${place.at}.${name}` : name;
    const [was, is] = [before.get(name), after.get(name)];
    if (was && is) return compare(was, is, { ...place, at });
    if (was) return [{ at, change: 'removed' as const, step: 'major' as const }];
    const isCompatible = place.isProvided || (is !== undefined && isOptional(is));
    return [{ at, change: 'added' as const, step: isCompatible ? ('minor' as const) : ('major' as const) }];
  });
}

const byName = (members: ts.NodeArray<ts.TypeElement>): Map<string, ts.TypeElement> =>
  new Map(members.map((member) => [member.name?.getText() ?? member.getText(), member]));

/** Also a property of a schema that may be missing in what it parses. */
const isOptional = (member: ts.TypeElement): boolean =>
  member.questionToken !== undefined ||
  (ts.isPropertySignature(member) && /^z\.Zod(?:Optional|Default|Prefault|Catch)</.test(member.type?.getText() ?? ''));

function compareParameters(
  before: readonly ts.ParameterDeclaration[],
  after: readonly ts.ParameterDeclaration[],
  place: Place,
): Difference[] {
  if (after.length < before.length) return changed(place);
  return after.flatMap((parameter, i) => {
    const at = place.at ? `${place.at}(${parameter.name.getText()})` : `(${parameter.name.getText()})`;
    const former = before[i];
    if (!former) {
      const isFree = parameter.questionToken !== undefined || parameter.dotDotDotToken !== undefined;
      return [{ at, change: 'added' as const, step: isFree ? ('minor' as const) : ('major' as const) }];
    }
    // Its name means nothing to whoever calls the function.
    const [was, is] = [former, parameter].map((one) => !one.questionToken && !one.dotDotDotToken);
    if (was !== is) return changed({ ...place, at });
    if (!former.type || !parameter.type) return former.type === parameter.type ? [] : changed({ ...place, at });
    return compare(former.type, parameter.type, { at, isProvided: false });
  });
}
