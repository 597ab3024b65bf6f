import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnstyledAntd } from '../../test/UnstyledAntd';
import { CodeScanner } from './CodeScanner';

const read = jest.fn(() => Promise.resolve<{ rawValue: string }[]>([]));

class Detector {
  static getSupportedFormats = () => Promise.resolve(['qr_code']);
  detect = read;
}

beforeEach(() => {
  read.mockReset().mockResolvedValue([]);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.assign(window, { BarcodeDetector: Detector });
});

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(window, { BarcodeDetector: undefined });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
});

/** Renders the scanner with a fake camera that has the browser's interface. */
function open(camera: Partial<MediaStreamTrack>) {
  const track = { applyConstraints: jest.fn(() => Promise.resolve()), stop: jest.fn(), ...camera };
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  const value = { getUserMedia: () => Promise.resolve(stream) };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value });
  const onCode = jest.fn();
  const view = render(<CodeScanner onCode={onCode} onClose={() => undefined} />, { wrapper: UnstyledAntd });
  return { ...view, track, onCode, user: userEvent.setup() };
}

const withLight = (torch: boolean | boolean[] | undefined) => () => ({ torch }) as MediaTrackCapabilities;
const torch = { name: 'Torch' };

it.each([[true], [[false, true]]])('switches a light on and off that the camera reports as %j', async (light) => {
  const { track, user } = open({ getCapabilities: withLight(light) });
  const button = await screen.findByRole('button', torch);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  expect(track.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  expect(track.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: false }] });
});

it('offers a light that the browser reports late', async () => {
  const getCapabilities = jest.fn(withLight(undefined));
  open({ getCapabilities });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('button', torch)).toBeNull();
  getCapabilities.mockImplementation(withLight(true));
  expect(await screen.findByRole('button', torch)).toBeVisible();
});

it.each<[string, Partial<MediaStreamTrack>]>([
  ['no light', { getCapabilities: withLight(undefined) }],
  ['a light that cannot be switched', { getCapabilities: withLight([false]) }],
  ['nothing that can be asked', {}],
])('offers no light when the camera has %s', async (_what, camera) => {
  open(camera);
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('button', torch)).toBeNull();
});

it('reports a light that fails to switch and keeps its state', async () => {
  const applyConstraints = () => Promise.reject(new DOMException('busy', 'OverconstrainedError'));
  const { user } = open({ getCapabilities: withLight(true), applyConstraints });
  await user.click(await screen.findByRole('button', torch));
  expect(await screen.findByText('The torch could not be switched.')).toBeVisible();
  expect(screen.getByRole('button', torch)).toHaveAttribute('aria-pressed', 'false');
});

it('releases the camera and its light after a scan and on close', async () => {
  const { track, onCode } = open({ getCapabilities: withLight(true) });
  await screen.findByRole('button', torch);
  expect(track.stop).not.toHaveBeenCalled();
  read.mockResolvedValue([{ rawValue: '7K2M-9QXR-04TB' }]);
  await waitFor(() => expect(onCode).toHaveBeenCalledWith('7K2M-9QXR-04TB'));
  expect(track.stop).toHaveBeenCalledTimes(1);

  const closed = open({ getCapabilities: withLight(true) });
  read.mockResolvedValue([]);
  closed.unmount();
  await waitFor(() => expect(closed.track.stop).toHaveBeenCalledTimes(1));
});
