import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useBottomBar } from './useBottomBar';

function Bar({ height }: { height?: '--viewing-bar' }) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar, height);
  return <div ref={bar} />;
}

const told = (height = '--bottom-bar') => document.documentElement.style.getPropertyValue(height);

it("publishes the bar's height while it is mounted", () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(58);
  const { unmount } = render(<Bar />);
  expect(told()).toBe('58px');
  unmount();
  expect(told()).toBe('');
});

it('keeps the heights of two bars apart', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(58);
  render(<Bar />);
  const { unmount } = render(<Bar height="--viewing-bar" />);
  expect([told(), told('--viewing-bar')]).toEqual(['58px', '58px']);
  unmount();
  expect([told(), told('--viewing-bar')]).toEqual(['58px', '']);
});
