import { captureEarlyClick } from './capture-early-click.ts';

/** A button in an element whose code has not loaded; `onClick` counts its clicks. */
function openElement() {
  document.body.innerHTML = '<div><button type="button">Up</button></div>';
  const [element, button] = [document.querySelector('div'), document.querySelector('button')];
  if (!element || !button) throw new Error('The page has no button.');
  const onClick = jest.fn();
  button.addEventListener('click', onClick);
  return { button, onClick, earlyClick: captureEarlyClick(element) };
}

test('an early click is repeated once', () => {
  const { button, onClick, earlyClick } = openElement();
  button.click();
  earlyClick.repeat();
  earlyClick.repeat();
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a click after the code has loaded is not repeated', () => {
  const { button, onClick, earlyClick } = openElement();
  earlyClick.stop();
  button.click();
  earlyClick.repeat();
  expect(onClick).toHaveBeenCalledTimes(1);
});
