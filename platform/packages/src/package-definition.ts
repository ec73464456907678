export interface PackageDefinition {
  /** With `README.md` and `CHANGELOG.md`. */
  folder: string;
  runsIn: 'browser' | 'node';
  /** Source files by subpath. */
  modules: Readonly<Record<string, string>>;
  /** Source files by command. */
  commands?: Readonly<Record<string, string>>;
  /** Referred to by path, not imported. */
  namedByPath?: readonly string[];
  isolatedPrograms?: readonly string[];
  /** Files shipped at the place of their source. */
  beside?: readonly string[];
  /** Text by place. */
  files?: Readonly<Record<string, string | Buffer>>;
  /** Exports of files that are not compiled. */
  exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  dependencies?: Readonly<Record<string, string>>;
  /** A section has each of these once. */
  peerDependencies?: Readonly<Record<string, string>>;
  optionalPeers?: readonly string[];
  /** Builds compile the package from its sources. */
  hasSources?: boolean;
}
