import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { CloseIcon } from '../close-icon/close-icon.tsx';
import * as css from './dialog.module.css';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}

/** Renders a modal `<dialog>`: Escape, the backdrop and the close button close it, and focus returns to where it was. */
export function Dialog({ open, onClose, label, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
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
  // A press that begins inside and ends outside, as when text is selected, is no wish to close.
  const onMouseDown = (event: MouseEvent) => {
    pressedOutside.current = event.target === dialog.current;
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current && pressedOutside.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; Escape does the same for the keyboard
    <dialog
      className={css.dialog}
      ref={dialog}
      aria-label={label}
      data-lenis-prevent
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
