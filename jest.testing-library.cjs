/* What tests get as `@testing-library/react`. A setup file would load the library in tests that do not use it. */
const library = require('./node_modules/@testing-library/react');

// By default a wait ends after a second, for which a busy machine may stall.
library.configure({ asyncUtilTimeout: 15_000 });

module.exports = library;
