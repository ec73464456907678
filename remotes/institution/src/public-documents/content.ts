export const title = 'Document category not found';
export const lede = 'The register has no category at this address. All public documents are listed on one page.';
export const sample = [] as const;
