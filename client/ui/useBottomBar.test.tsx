import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useBottomBar } from './useBottomBar';

function Bar() {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  return <div ref={bar} />;
}

const told = () => document.documentElement.style.getPropertyValue('--bottom-bar');

it("publishes the bar's height while it is mounted", () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(58);
  const { unmount } = render(<Bar />);
  expect(told()).toBe('58px');
  unmount();
  expect(told()).toBe('');
});
