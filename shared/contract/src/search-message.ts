const titles = { page: 'Pages', document: 'Documents', person: 'People', notice: 'Notices' } as const;

/** By kind, beginning with that of the best result. */
export const groupResults = <Result extends { kind: keyof typeof titles }>(results: readonly Result[]) =>
  [...new Set(results.map(({ kind }) => kind))].map((kind) => ({
    ...{ kind, title: titles[kind], results: results.filter((result) => result.kind === kind) },
  }));

/** Where a result opens: files in a new tab. Only the browser finds a text, so the shell leaves such links to it. */
export const resultTarget = ({ kind, href }: { kind: string; href: string }): '_blank' | '_top' | undefined =>
  kind === 'document' ? '_blank' : href.includes(':~:') ? '_top' : undefined;
