/** Whether a DOM or React click follows a link in this tab. */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
