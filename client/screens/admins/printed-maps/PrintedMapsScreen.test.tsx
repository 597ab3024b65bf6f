import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sessionStore } from '../../../features/session/sessionStore';
import type { MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import PrintedMapsScreen from './PrintedMapsScreen';

const routes = [
  {
    path: '/admin/printed-maps',
    element: (
      <UnstyledAntd>
        <LastActionsProvider>
          <PrintedMapsScreen />
        </LastActionsProvider>
      </UnstyledAntd>
    ),
  },
];

const area = { id: 'area', databaseId: 7, did: 'abcdefghijkl', code: 'noosa', name: 'Noosa' };
const file = {
  ...{ url: '/files/x/original', previewUrl: '/files/y/original', byteSize: 352_474, pages: 2 },
  madeAt: '2026-11-20T03:00:00.000Z',
};
const none = { url: null, previewUrl: null, byteSize: null, pages: null, madeAt: null };
const map = (changes: object = {}) => ({
  ...{ id: 'map', paper: 'A4', orientation: 'LANDSCAPE', state: 'READY', progress: 100, problem: null },
  ...{ origin: 'DRAWN', isPublished: true, mapArea: area, ...file },
  ...changes,
});

/** A server whose map progresses by a third with each request. */
function server(first: ReturnType<typeof map>[]) {
  let maps = first;
  const asked: unknown[] = [];
  const answers = {
    viewer: () => ({ role: 'ADMINISTRATOR' }),
    mapAreas: () => ({ edges: [{ node: area, cursor: '1' }] }),
    printedMaps: () => {
      const edges = maps.map((node) => ({ node: { ...node }, cursor: node.id }));
      maps = maps.map((each) => {
        if (each.state !== 'WAITING') return each;
        return each.progress >= 80 ? { ...each, state: 'READY', progress: 100, ...file } : { ...each, progress: 80 };
      });
      return { edges };
    },
    makePrintedMap: ({ input }: { input: { paper: string; orientation: string } }) => {
      asked.push(input);
      const { paper, orientation } = input;
      const others = maps.filter((each) => each.paper !== paper || each.orientation !== orientation);
      const made = map({ id: 'new', paper, orientation, state: 'WAITING', progress: 35, ...none });
      maps = [...others, made];
      return { printedMap: made };
    },
    withdrawPrintedMap: ({ input }: { input: { id: string } }) => {
      asked.push(input);
      maps = maps.map((each) => (each.id === input.id ? { ...each, isPublished: false } : each));
      return { printedMap: maps.find(({ id }) => id === input.id) };
    },
  } satisfies MockResolvers;
  return { answers, asked };
}

const card = async (format: string) => within(await screen.findByRole('article', { name: `Noosa, ${format}` }));

it('shows every format of every area, and its files', async () => {
  await renderScreen({ routes, at: '/admin/printed-maps', answers: server([map()]).answers });
  const made = await card('A4 landscape');
  expect(made.getByText('Drawn by this site · 2 pages · 0.4 MB · 20/11/2026')).toBeVisible();
  expect(made.getByRole('link', { name: 'Open PDF: Noosa, A4 landscape' })).toHaveAttribute('href', file.url);
  expect((await card('A3 portrait')).getByText('Not made yet.')).toBeVisible();
});

it('starts a generation, and polls its progress', async () => {
  const { answers, asked } = server([]);
  const { user } = await renderScreen({ routes, at: '/admin/printed-maps', answers });
  await user.click(await screen.findByRole('button', { name: 'Make: Noosa, A3 portrait' }));
  expect(asked).toEqual([{ mapArea: 'area', paper: 'A3', orientation: 'PORTRAIT' }]);
  expect(await screen.findByRole('progressbar', { name: 'Making Noosa, A3 portrait' })).toHaveAttribute(
    'aria-valuenow',
    '35',
  );
  expect(await screen.findByText('One map is being made.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect((await card('A3 portrait')).getByText(/^Drawn by this site/)).toBeVisible();
});

it('says why one failed and that the previous one still exists, and tries again', async () => {
  const failed = map({ state: 'FAILED', problem: 'No Chromium was found on this machine.' });
  const { answers, asked } = server([failed]);
  const { user } = await renderScreen({ routes, at: '/admin/printed-maps', answers });
  const made = await card('A4 landscape');
  expect(made.getByText('The last try failed. The map before is still there.')).toBeVisible();
  expect(made.getByText('No Chromium was found on this machine.')).toBeVisible();
  await user.click(made.getByRole('button', { name: 'Try again: Noosa, A4 landscape' }));
  await waitFor(() => expect(asked).toHaveLength(1));
});

it('withdraws one from visitors', async () => {
  const { answers, asked } = server([map()]);
  const { user } = await renderScreen({ routes, at: '/admin/printed-maps', answers });
  await user.click(await screen.findByRole('switch', { name: 'Visitors get the map Noosa, A4 landscape' }));
  expect(await screen.findByText(/is no longer shown to visitors/)).toBeVisible();
  expect(asked).toEqual([{ id: 'map' }]);
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: 'Visitors get the map Noosa, A4 landscape' })).not.toBeChecked(),
  );
});

/** Mocks the upload, which does not use Apollo. Returns the request's body. */
async function withUploadsAnswered(status: number, response: object, work: () => Promise<void>) {
  const sent: { url: string; body: string; token: string | undefined }[] = [];
  const original = window.XMLHttpRequest;
  class FakeRequest {
    upload = {};
    status = status;
    responseText = JSON.stringify(response);
    headers: Record<string, string> = {};
    url = '';
    onload = () => undefined;
    onloadend = () => undefined;
    open(_method: string, url: string) {
      this.url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getResponseHeader() {
      return null;
    }
    send(body: string) {
      sent.push({ url: this.url, body, token: this.headers['authorization'] });
      setTimeout(() => {
        this.onload();
        this.onloadend();
      });
    }
  }
  Object.assign(window, {
    XMLHttpRequest: FakeRequest,
    Response: class {
      headers = new Headers();
    },
  });
  try {
    await work();
  } finally {
    Object.assign(window, { XMLHttpRequest: original });
    sessionStore.end('SIGNED_OUT');
  }
  return sent;
}

async function choosePdf(): Promise<void> {
  const input = (await card('A4 portrait')).getByLabelText('PDF of your own for Noosa, A4 portrait');
  fireEvent.change(input, { target: { files: [new File(['hello'], 'map.pdf')] } });
}

it('uploads an own PDF, and shows the server’s message if the file is no PDF', async () => {
  const refusal = { code: 'VALIDATION_FAILED', detail: 'This file is no PDF.', errors: [] };
  const sent = await withUploadsAnswered(422, refusal, async () => {
    await renderScreen({ routes, at: '/admin/printed-maps', answers: server([]).answers });
    await choosePdf();
    expect(await screen.findByText(/is as it was\. This file is no PDF\./)).toBeVisible();
  });
  expect(sent).toMatchObject([{ url: '/rest/brochure/administrator/mapArea/printedMap' }]);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    ...{ mapArea: 'abcdefghijkl', paper: 'A4', orientation: 'PORTRAIT' },
    contentBase64Encoded: Buffer.from('hello').toString('base64'),
  });
});

it('shows the picture of an own PDF as soon as it exists', async () => {
  const uploaded = map({ orientation: 'PORTRAIT', origin: 'UPLOADED', pages: null });
  let asked = 0;
  const printedMaps = () => {
    asked += 1;
    // responses: the opening screen, the state after the upload, then the picture
    const previewUrl = asked < 3 ? null : file.previewUrl;
    return { edges: asked < 2 ? [] : [{ node: { ...uploaded, previewUrl }, cursor: '1' }] };
  };
  await withUploadsAnswered(201, {}, async () => {
    await renderScreen({ routes, at: '/admin/printed-maps', answers: { ...server([]).answers, printedMaps } });
    await choosePdf();
    const picture = await screen.findByRole('img', { name: 'First page, Noosa, A4 portrait' });
    expect(picture).toHaveAttribute('src', file.previewUrl);
  });
});
