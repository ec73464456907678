import { useState } from 'react';

interface OpenPanel {
  name: string;
  /** The next click leaves it open. */
  byHover: boolean;
}

export type OpenPanelState = ReturnType<typeof useOpenPanel>;

/** Navigation closes it. */
export function useOpenPanel(path: string) {
  const [open, setOpen] = useState<OpenPanel>();
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    setOpen(undefined);
  }
  return [open, setOpen] as const;
}
