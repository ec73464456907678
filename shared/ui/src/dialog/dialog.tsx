import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { CloseIcon } from '../close-icon/close-icon.tsx';
import * as css from './dialog.module.css';

interface DialogProps {
  open: boolean;
  /** The parent then sets `open` to false. */
  onClose: () => void;
  label: string;
  children: ReactNode;
}

/** Renders a modal `<dialog>`: Escape, backdrop and button close it, and focus returns. */
export function Dialog({ open, onClose, label, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const opener = document.activeElement;
    if (element.showModal) element.showModal();
    else element.open = true;
    return () => {
      if (element.close) element.close();
      else element.open = false;
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);
  // Selecting text may start inside and end outside: that must not close the dialog.
  const onMouseDown = (event: MouseEvent) => {
    pressedBackdrop.current = event.target === dialog.current;
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current && pressedBackdrop.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape does the same with the keyboard
    <dialog
      className={css.dialog}
      ref={dialog}
      aria-label={label}
      data-lenis-prevent
      data-locks-page
      onMouseDown={onMouseDown}
      onClick={onClick}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (open && event.target === dialog.current) onClose();
      }}
    >
      {open && (
        <div className={css.box}>
          <button className={css.close} type="button" aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}
