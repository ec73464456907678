import { describeCounts, describeStyled, listNames, plural } from '@viit/contract/comparison-text';
import { formatKilobytes } from '@viit/contract/file-size';
import { escapeHtml } from '@viit/contract/html';
import type { Comparison } from '@viit/contract/registry-api';
import { describeIdentical } from '../visual/describe-visual.ts';
import type { VisualComparison } from '../visual/visual-comparison.ts';
import { type ComparedPage, comparedPageHtml, mergePages } from './page-html.ts';
import { regionHtml } from './region-html.ts';

/** Inlined: the comparison is one file. */
interface Assets {
  style: string;
  script: string;
}

/** An overview, then each page that differs, by section. */
export function comparisonHtml(comparison: Comparison, visual: VisualComparison | undefined, assets: Assets): string {
  const pages = mergePages(comparison, visual);
  const sections = [...new Set(pages.map(({ section }) => section))].sort();
  const title = `${comparison.from.name} → ${comparison.to.name}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`What changes for visitors: ${title}`)}</title>
<style>${assets.style}</style>
</head>
<body>
<header>
<h1>What changes for visitors</h1>
${sidesHtml(comparison)}
<p class="lead">${escapeHtml(`${capitalize(describeCounts(comparison.counts))}; ${plural(comparison.counts.unchanged, 'page')} ${comparison.counts.unchanged === 1 ? 'stays' : 'stay'} the same.`)}</p>
${outdatedHtml(comparison)}
</header>
<main>
${warningsHtml(comparison)}
${overviewHtml(comparison, pages, sections)}
${filtersHtml(pages)}
${sections.map((section) => sectionHtml(section, pages)).join('\n')}
${framesHtml(comparison)}
${stylesHtml(comparison)}
${filesHtml(comparison)}
${listsHtml(comparison)}
${sameHtml(visual)}
</main>
<script>${assets.script}</script>
</body>
</html>
`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function sidesHtml({ from, to }: Comparison): string {
  const side = (label: string, { name, release, at, by, note }: Comparison['from']) => {
    const when = at
      ? `<time datetime="${at}">${escapeHtml(new Date(at).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' }))}</time>`
      : '';
    const number = release === null ? '' : `release ${release}, `;
    return `<div><dt>${label}</dt><dd><strong>${escapeHtml(name)}</strong> <span>${number}${when}, ${escapeHtml(by)}: ${escapeHtml(note)}</span></dd></div>`;
  };
  return `<dl class="sides">${side('From', from)}${side('To', to)}</dl>`;
}

const outdatedHtml = ({ outdated }: Comparison): string =>
  outdated.length === 0
    ? ''
    : `<p>${escapeHtml(outdated.join(', '))}: live in another version since this preview was made, and left out.</p>`;

function warningsHtml({ brokenLinks, overBudget }: Comparison): string {
  const links = brokenLinks.map(({ href, text, reason, pages }) => {
    const why = reason === 'no-such-fragment' ? 'that page has no such fragment' : 'no such address';
    return `<li><code>${escapeHtml(href)}</code>${text ? ` “${escapeHtml(text)}”` : ''}: ${why}. ${linkingHtml(pages)}</li>`;
  });
  const budgets = overBudget.map(
    ({ name, bytes, limit }) => `<li>${escapeHtml(name)}: ${formatKilobytes(bytes)} of ${formatKilobytes(limit)}</li>`,
  );
  return [
    links.length > 0
      ? `<section class="warning"><h2>Links that now lead nowhere</h2><ul>${links.join('')}</ul></section>`
      : '',
    budgets.length > 0 ? `<section class="warning"><h2>Over budget</h2><ul>${budgets.join('')}</ul></section>` : '',
  ].join('');
}

/** Many pages are listed by section, one click away. */
function linkingHtml(pages: Comparison['brokenLinks'][number]['pages']): string {
  const names = pages.map(({ path, section }) => `${path} (${section})`);
  if (names.length <= 3) return `It is on ${escapeHtml(listNames(names))}.`;
  const sections = [...new Set(pages.map(({ section }) => section))].sort();
  const items = sections.map((name) => {
    const own = pages.filter(({ section }) => section === name);
    return `<li>${escapeHtml(`${name}: ${own.map(({ path }) => path).join(', ')}`)}</li>`;
  });
  return `<details><summary>It is on ${names.length} pages of ${escapeHtml(listNames(sections, 5))}</summary><ul>${items.join('')}</ul></details>`;
}

function overviewHtml({ builds }: Comparison, pages: readonly ComparedPage[], sections: readonly string[]): string {
  const names = [...new Set([...builds.map(({ name }) => name), ...sections])].sort();
  if (names.length === 0) return '<p>Nothing differs for visitors.</p>';
  const rows = names.map((name) => {
    const build = builds.find((one) => one.name === name);
    const own = pages.filter(({ section }) => section === name);
    const versions = build ? `${build.from?.version ?? 'new'} → ${build.to?.version ?? 'gone'}` : 'same version';
    const link = own.length > 0 ? `<a href="#section-${escapeHtml(name)}">${escapeHtml(name)}</a>` : escapeHtml(name);
    return `<tr><th scope="row">${link}</th><td class="number">${own.length}</td><td>${escapeHtml(versions)}</td><td>${escapeHtml(build?.to?.by ?? '')}</td></tr>`;
  });
  return `<section><h2>Overview</h2><div class="scroll" tabindex="0" role="region" aria-label="Overview by section"><table><thead><tr><th scope="col">Section</th><th scope="col" class="number">Pages that differ</th><th scope="col">Version</th><th scope="col">Published by</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}

function filtersHtml(pages: readonly ComparedPage[]): string {
  if (pages.length === 0) return '';
  const filters = [
    ['text', 'Changed text'],
    ['look', 'Changed look'],
    ['findings', 'New findings'],
  ] as const;
  const boxes = filters.map(([kind, label]) => {
    const count = pages.filter(({ tags }) => tags.includes(kind)).length;
    return `<label><input type="checkbox" name="filter" value="${kind}"> ${label} (${count})</label>`;
  });
  return `<form class="filters" aria-label="Show only" hidden>${boxes.join('')}<output aria-live="polite"></output></form>`;
}

function sectionHtml(section: string, pages: readonly ComparedPage[]): string {
  const own = pages.filter((page) => page.section === section);
  return `<section class="pages"><h2 id="section-${escapeHtml(section)}">${escapeHtml(section)}</h2>${own.map((page) => comparedPageHtml(page)).join('')}</section>`;
}

const framesHtml = ({ frames }: Comparison): string =>
  frames
    .map(
      ({ pages, change }) =>
        `<section><h2>Header, menu or footer</h2><p>On ${plural(pages.length, 'page')}, such as ${escapeHtml(pages.slice(0, 3).join(', '))}.</p>${regionHtml(change)}</section>`,
    )
    .join('');

function stylesHtml({ styles }: Comparison): string {
  if (styles.length === 0) return '';
  const mark = (element: 'ins' | 'del', texts: readonly string[]) =>
    texts.map((text) => `<${element}>${escapeHtml(text)}</${element}>`);
  const blocks = styles.map((change) => {
    const rules = change.rules.map(
      ({ rule, removed, added }) =>
        `<li><code>${escapeHtml(rule)} { ${[...mark('del', removed), ...mark('ins', added)].join(' ')} }</code></li>`,
    );
    const more = change.moreRules > 0 ? `<li>… and ${change.moreRules} more</li>` : '';
    return `<h3>${escapeHtml(capitalize(describeStyled(change)))}</h3><ul class="changes">${rules.join('')}${more}</ul>`;
  });
  return `<section><h2>Styles</h2>${blocks.join('')}</section>`;
}

function filesHtml({ files }: Comparison): string {
  if (files.length === 0) return '';
  const words = { added: 'new', removed: 'goes away', changed: 'changes' };
  const rows = files.map(
    ({ path, section, change, bytes }) =>
      `<tr><th scope="row"><code>${escapeHtml(path)}</code></th><td>${escapeHtml(section)}</td><td>${words[change]}</td><td class="number">${formatKilobytes(bytes.from)} → ${formatKilobytes(bytes.to)}</td></tr>`,
  );
  return `<section><h2>Files</h2><div class="scroll" tabindex="0" role="region" aria-label="Files"><table><thead><tr><th scope="col">File</th><th scope="col">Section</th><th scope="col">Change</th><th scope="col" class="number">Size</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}

function listsHtml({ lists }: Comparison): string {
  if (lists.length === 0) return '';
  const items = (element: 'ins' | 'del', texts: readonly string[]) =>
    texts.map((text) => `<li><${element}>${escapeHtml(text)}</${element}></li>`).join('');
  const blocks = lists.map(
    ({ list, added, removed }) => `<h3>${escapeHtml(list)}</h3><ul>${items('del', removed)}${items('ins', added)}</ul>`,
  );
  return `<section><h2>Lists</h2>${blocks.join('')}</section>`;
}

const sameHtml = (visual: VisualComparison | undefined): string =>
  !visual || visual.same.length === 0
    ? ''
    : `<section><h2>The same in the browser</h2><p>${plural(visual.same.length, 'page')} ${visual.same.length === 1 ? 'looks and behaves' : 'look and behave'} the same at every width. ${describeIdentical(visual).join('')}</p><details><summary>Their addresses</summary><ul>${visual.same.map((path) => `<li><code>${escapeHtml(path)}</code></li>`).join('')}</ul></details></section>`;
