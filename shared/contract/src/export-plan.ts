/**
 * What `viit export` writes, as the registry tells it: a release as plain files, with what each answer's head says. Types
 * only; the server makes it, the command line follows it.
 */
export interface ExportPlan {
  release: string;
  /** The site's public origin. */
  origin: string;
  /** Files whose bytes the registry holds, to be fetched by their hash. */
  files: ExportedFile[];
  /** Files that are made for the export. */
  texts: ExportedText[];
}

/** How a file is answered: at which address, with which status and headers. */
export interface ExportedAnswer {
  /** For a not-found form the pattern, such as `/department/:code`. */
  address: string;
  status: 200 | 404;
  headers: Record<string, string>;
}

export interface ExportedFile {
  /** Where in the export, such as `site/exams/about.html`. */
  file: string;
  /** In base64. */
  sha384: string;
  answer: ExportedAnswer;
}

export interface ExportedText {
  file: string;
  text: string;
  /** Missing where the file is for the web server, not for visitors. */
  answer?: ExportedAnswer;
}
