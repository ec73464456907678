/** What client code may run of the contract. */
const clientContract =
  '^shared/contract/src/(address|cookies|decode|file-size|html|note-problem|path|picture|routes|search-message)\\.ts$';

const rules = [
  {
    name: 'a section imports neither another section nor the shell',
    from: { path: '^remotes/([^/]+)/' },
    to: { path: '^(shell|remotes)/', pathNot: '^remotes/$1/' },
  },
  {
    name: 'the shell never imports a section',
    from: { path: '^shell/' },
    to: { path: '^remotes/' },
  },
  {
    name: 'shared code imports neither shell nor sections nor platform',
    from: { path: '^shared/' },
    to: { path: '^(shell|remotes|platform)/' },
  },
  {
    name: 'runtime does not import ui',
    from: { path: '^shared/runtime/' },
    to: { path: '^shared/ui/' },
  },
  {
    name: 'contract imports nothing of the project',
    from: { path: '^shared/contract/' },
    to: { path: '^(shared/(runtime|ui)|shell|remotes|platform)/' },
  },
  {
    name: 'the platform and tools meet shell and sections as builds',
    comment: 'What create-section writes is a section.',
    from: { path: '^(platform|tools)/', pathNot: '^platform/packages/create-section/template/' },
    to: { path: '^(shell|remotes|shared/(runtime|ui))/' },
  },
  {
    name: 'the shell uses the platform for building only',
    from: { path: '^shell/', pathNot: 'rspack\\.config\\.ts$' },
    to: { path: '^platform/' },
  },
  {
    name: 'client code takes types of the contract, and its helpers that are free of zod',
    from: { path: '^(shell|shared/(runtime|ui))/', pathNot: '(\\.test\\.tsx?|^shell/src/server\\.tsx)$' },
    to: { path: '^shared/contract/', pathNot: clientContract, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'what client code runs of the contract imports nothing',
    comment: 'A schema library never reaches a visitor.',
    from: { path: clientContract },
    to: {},
  },
  {
    name: 'a section is built with @viit/runtime, @viit/ui and @viit/toolkit, as one with a repository of its own',
    from: { path: '^remotes/' },
    to: { path: '^(shared|platform)/', pathNot: '^(shared/(runtime|ui)|platform/packages/toolkit)/' },
  },
  {
    name: 'sections and ui take routing primitives from @viit/runtime',
    from: { path: '^(remotes|shared/ui)/' },
    to: { path: 'node_modules/(react-router|react-router-dom|zustand)/' },
  },
  // Inside the platform: http → site, reports, registry, export → render (the package) and database → core.
  {
    name: 'core imports nothing of the project',
    from: { path: '^platform/core/' },
    to: { path: '^(shell|remotes|shared|e2e|platform/(?!core/))' },
  },
  {
    name: 'render imports core and contract',
    from: { path: '^platform/render/', pathNot: '\\.test\\.ts$' },
    to: { path: '^(shell|remotes|shared|e2e|platform)/', pathNot: '^(platform/(render|core)|shared/contract)/' },
  },
  {
    name: 'the test kit imports core and contract',
    from: { path: '^platform/test-kit/' },
    to: { path: '^(shell|remotes|shared|e2e|platform)/', pathNot: '^(platform/(test-kit|core)|shared/contract)/' },
  },
  {
    name: 'the server imports neither dev nor cli',
    from: { path: '^platform/server/' },
    to: { path: '^platform/(dev|cli)/' },
  },
  {
    name: 'cli and dev import no server code',
    comment: 'Their tests publish to a registry for tests.',
    from: { path: '^platform/(cli|dev)/', pathNot: '/testing/|\\.test\\.ts$' },
    to: { path: '^platform/server/' },
  },
  {
    name: "the console's pages import contract, and nothing else of the project",
    comment: 'Its server is in platform/server/src/http/console, and meets them as a bundle.',
    from: { path: '^platform/console/' },
    to: { path: '^(shell|remotes|shared|platform)/', pathNot: '^(platform/console|shared/contract)/' },
  },
  {
    name: "nothing imports the console's pages",
    from: { pathNot: '^platform/console/' },
    to: { path: '^platform/console/' },
  },
  {
    name: 'routes are in http: nothing else of the server imports them',
    from: {
      path: '^platform/server/src/',
      pathNot:
        '^platform/server/src/(http/|serve-(?:site|console)\\.ts|server-context\\.ts|start\\.ts)|/testing/|\\.test\\.ts$',
    },
    to: { path: '^platform/server/src/http/' },
  },
  {
    name: 'database imports core',
    from: { path: '^platform/server/src/database/', pathNot: '/testing/|\\.test\\.ts$' },
    to: { path: '^(shared|platform)/', pathNot: '^platform/(server/src/database|core)/' },
  },
  {
    name: 'reports imports registry, database, contract and core',
    from: { path: '^platform/server/src/reports/', pathNot: '/testing/|\\.test\\.ts$' },
    to: { path: '^platform/', pathNot: '^platform/(server/src/(reports|registry|database)|core)/' },
  },
  {
    name: 'site does not import export',
    from: { path: '^platform/server/src/site/' },
    to: { path: '^platform/server/src/export/' },
  },
  {
    name: 'the rooms of the server import no settings and no wiring',
    from: {
      path: '^platform/server/src/(database|registry|reports|site|export|http)/',
      pathNot: '/testing/|\\.test\\.ts$',
    },
    to: { path: '^platform/server/src/[^/]+\\.ts$' },
  },
  // The registry's rooms: builds ← releases, and access beside them.
  {
    name: 'the registry imports database, render, core, contract and the style check only',
    from: { path: '^platform/server/src/registry/', pathNot: '/testing/|\\.test\\.ts$' },
    to: {
      path: '^platform/',
      pathNot: '^platform/(server/src/(registry|database)|render|core|build/src/styles)/|/node_modules/',
    },
  },
  {
    name: "the registry's builds import neither releases, toolkits nor access",
    from: { path: '^platform/server/src/registry/builds/', pathNot: '\\.test\\.ts$' },
    to: { path: '^platform/server/src/registry/(releases|toolkits|access|testing)/' },
  },
  {
    name: "the registry's toolkits belong to no release",
    from: { path: '^platform/server/src/registry/toolkits/', pathNot: '\\.test\\.ts$' },
    to: { path: '^platform/server/src/registry/(releases|pages|comparison|testing)/' },
  },
  {
    name: "the registry's access imports neither builds nor releases",
    from: { path: '^platform/server/src/registry/access/', pathNot: '\\.test\\.ts$' },
    to: { path: '^platform/server/src/registry/(builds|releases|toolkits|testing)/' },
  },
  {
    name: 'the registry does not import its test helpers',
    from: { path: '^platform/server/src/registry/', pathNot: '/testing/|\\.test\\.ts$' },
    to: { path: '^platform/server/src/registry/testing/' },
  },
  {
    name: 'no cycles in the platform, not even of types',
    from: { path: '^platform/' },
    to: { circular: true },
  },
  {
    name: 'no circles',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
];

/**
 * Imports run one way (R100.7): contract ← runtime ← ui ← sections and shell; the platform meets them as builds.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.tsx', '.ts', '.js'],
    },
  },
};
