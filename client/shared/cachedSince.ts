/**
 * How the service worker tells a page when its copy left the server: an ISO moment, empty for the fallback of another
 * page. The attribute is on the document, the header on answers to queries.
 */
export const cachedSince = { attribute: 'data-cached-since', header: 'x-cached-since' };
