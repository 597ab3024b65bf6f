import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { ScrollRegion } from './ScrollRegion';

function sized(scrollHeight: number): void {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
}
afterEach(() => jest.restoreAllMocks());

it('takes the focus of Tab only while it scrolls', () => {
  const { ResizeObserver } = window;
  let resize = (): void => undefined;
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    const observer = new ResizeObserver(callback);
    resize = () => callback([], observer);
    return observer;
  });
  sized(301);
  render(<ScrollRegion label="Answer">Long</ScrollRegion>);
  const region = screen.getByRole('region', { name: 'Answer' });
  expect(region).toHaveAttribute('tabindex', '0');
  sized(300);
  act(resize);
  expect(region).not.toHaveAttribute('tabindex');
});

it('looks again when its content changes', () => {
  sized(200);
  const { rerender } = render(<ScrollRegion label="Answer">Short</ScrollRegion>);
  sized(900);
  rerender(<ScrollRegion label="Answer">Long</ScrollRegion>);
  expect(screen.getByRole('region', { name: 'Answer' })).toHaveAttribute('tabindex', '0');
});
