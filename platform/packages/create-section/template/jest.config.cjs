module.exports = require('@viit/toolkit/jest');
