/** The browser is the machine's own or @sparticuz/chromium (server/platform/browser); puppeteer downloads none. */
module.exports = { skipDownload: true };
