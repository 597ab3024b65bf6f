import { TextDecoder, TextEncoder } from 'node:util';

// browser features that jsdom lacks; antd, pro-table and react-router need them to render
Object.assign(globalThis, { TextEncoder, TextDecoder });

/** Never matches. */
class SilentMediaQuery extends EventTarget implements Pick<MediaQueryList, 'matches' | 'media' | 'onchange'> {
  readonly matches = false;
  readonly onchange = null;
  constructor(readonly media: string) {
    super();
  }
}
window.matchMedia = (media: string) => new SilentMediaQuery(media) as unknown as MediaQueryList;

// no navigation entry: jsdom loads its document from no server
Object.assign(performance, { getEntriesByType: () => [] });

class SilentObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}
window.ResizeObserver = SilentObserver;
window.IntersectionObserver = SilentObserver;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollBy = () => undefined;
// without boxes, as elements are; editors of text scroll to what is selected
Range.prototype.getClientRects = () => document.body.getClientRects();
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();

// jsdom prints an error for every query of a pseudo element
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);

/** Node's own MessageChannel would keep the test process alive. */
class TimerChannel {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null; close(): void } = {
    onmessage: null,
    close: () => undefined,
  };
  readonly port2 = {
    postMessage: (data: unknown) => setTimeout(() => this.port1.onmessage?.({ data }), 0),
    close: () => undefined,
  };
}
Object.assign(window, { MessageChannel: TimerChannel });

// modal dialogs as far as tests need them: open, and a close event
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

Blob.prototype.arrayBuffer = function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsArrayBuffer(this);
  });
};
Blob.prototype.text = async function text() {
  return new TextDecoder().decode(await this.arrayBuffer());
};
URL.createObjectURL = () => 'blob:nothing';
URL.revokeObjectURL = () => undefined;
