import { shareLink } from './shareLink';

const link = { title: 'Two for one', url: 'https://offers.example/details/7' };

function device({
  touched,
  share,
  copy,
}: {
  touched: boolean;
  share?: () => Promise<void>;
  copy?: () => Promise<void>;
}) {
  window.matchMedia = () => ({ matches: touched }) as MediaQueryList;
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  if (!share) Reflect.deleteProperty(navigator, 'share');
  const clipboard = copy && { writeText: copy };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
}

test('opens the share dialog of a phone', async () => {
  const share = jest.fn(() => Promise.resolve());
  device({ touched: true, share });
  expect(await shareLink(link)).toBe('shared');
  expect(share).toHaveBeenCalledWith(link);
});

test('treats a closed dialog as cancelled and copies nothing', async () => {
  const copy = jest.fn(() => Promise.resolve());
  device({ touched: true, share: () => Promise.reject(new DOMException('', 'AbortError')), copy });
  expect(await shareLink(link)).toBe('cancelled');
  expect(copy).not.toHaveBeenCalled();
});

test('falls back to the clipboard when the dialog fails', async () => {
  device({
    touched: true,
    share: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    copy: () => Promise.resolve(),
  });
  expect(await shareLink(link)).toBe('copied');
});

test('copies the link on a desktop', async () => {
  const copy = jest.fn(() => Promise.resolve());
  device({ touched: false, share: () => Promise.resolve(), copy });
  expect(await shareLink(link)).toBe('copied');
  expect(copy).toHaveBeenCalledWith(link.url);
});

test.each([
  ['refused', () => Promise.reject(new Error('no'))],
  ['absent', undefined],
])('reports a clipboard that is %s', async (_, copy) => {
  device({ touched: false, ...(copy && { copy }) });
  expect(await shareLink(link)).toBe('failed');
});
