import { useState } from 'react';

/** The one open panel of the header. */
interface OpenPanel {
  name: string;
  /** Hover opened it; the next click leaves it open. */
  byHover: boolean;
}

export type OpenPanelState = ReturnType<typeof useOpenPanel>;

/** Returns the open panel and its setter. A move to another page closes the panel. */
export function useOpenPanel(path: string) {
  const [open, setOpen] = useState<OpenPanel>();
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    setOpen(undefined);
  }
  return [open, setOpen] as const;
}
