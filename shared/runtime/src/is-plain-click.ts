/**
 * Whether a click follows a link in this tab: the primary button without a modifier key. Others open a tab or a window,
 * download, or open the context menu. Takes DOM and React events.
 */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
