// A journey's site with E2E_DELAY loads this first: requests and responses take as long as on a slow or busy line.
const { Server } = require('node:http');

const longestMs = Number(process.env.E2E_DELAY);
/** Any: answers may also come in another order than their requests. */
const someMs = () => Math.random() * longestMs;
const { emit } = Server.prototype;

Server.prototype.emit = function delay(event, ...values) {
  const [request, response] = values;
  // files and probes are as fast as ever: a test does not wait for what they lead to
  if (event !== 'request' || /^\/(?:assets|readyz|healthz|metrics)\b/.test(request.url)) {
    return emit.call(this, event, ...values);
  }
  delayEnd(response);
  setTimeout(() => {
    if (!request.destroyed) emit.call(this, event, ...values);
  }, someMs());
  return true;
};

/** The server has done the work, and the browser does not know it yet. */
function delayEnd(response) {
  const { end } = response;
  response.end = (...last) => {
    setTimeout(() => end.apply(response, last), someMs());
    return response;
  };
}
