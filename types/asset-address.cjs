/** In unit tests every image has the same address. */
module.exports = { __esModule: true, default: '/picture' };
