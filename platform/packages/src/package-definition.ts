/** How one of the packages is made from the workspaces. */
export interface PackageDefinition {
  /** Its workspace: `package.json` has the name, the version and the description, `README.md` and `CHANGELOG.md` are shipped. */
  folder: string;
  runsIn: 'browser' | 'node';
  /** Modules that sections import: source files by the subpath that names them. */
  modules: Readonly<Record<string, string>>;
  /** Commands: source files by the command's name. */
  commands?: Readonly<Record<string, string>>;
  /** Modules that other code names by their path instead of importing them. */
  namedByPath?: readonly string[];
  /** Programs for isolates. */
  isolatedPrograms?: readonly string[];
  /** Files beside the code, each at the place of its source. */
  beside?: readonly string[];
  /** Further files of the package: their text by their place. */
  files?: Readonly<Record<string, string | Buffer>>;
  /** What sections import of files that are not compiled. */
  exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  dependencies?: Readonly<Record<string, string>>;
  /** Packages that a section has itself, in one copy. */
  peerDependencies?: Readonly<Record<string, string>>;
  /** Those of them that only some sections need. */
  optionalPeers?: readonly string[];
  /** Whether a section's build compiles the package from its sources, which are then part of the package. */
  hasSources?: boolean;
}
