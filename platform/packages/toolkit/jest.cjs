/**
 * The configuration of jest for a section: `module.exports = require('@viit/toolkit/jest');`. An unexpected message on the console
 * fails a test.
 */
module.exports = { ...require('./preset.cjs'), setupFilesAfterEnv: [require.resolve('./setup.cjs')] };
