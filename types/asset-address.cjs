/** In unit tests every picture has the same address. */
module.exports = { __esModule: true, default: '/picture' };
