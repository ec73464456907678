import { useEffect, useId, useRef, useState } from 'react';

interface UploadProps<T> {
  label: string;
  /** File types, such as `.pdf`. */
  accept: string;
  /** @throws Error with a sentence. */
  upload: (file: File) => Promise<T>;
  onSent?: (result: T) => void;
}

/** Chooses a file and sends it at once. */
export function Upload<T>({ label, accept, upload, onSent }: UploadProps<T>) {
  const id = useId();
  // Other values of the form may change meanwhile.
  const latest = useRef(onSent);
  useEffect(() => {
    latest.current = onSent;
  });
  /** An earlier file that takes longer does not replace it. */
  const last = useRef<File>(null);
  const [state, setState] = useState<{ message: string; isProblem?: boolean }>({ message: '' });
  const send = (file: File) => {
    setState({ message: `Sending ${file.name}…` });
    last.current = file;
    upload(file).then(
      (result) => {
        if (last.current !== file) return;
        latest.current?.(result);
        setState({ message: `${file.name} has been sent.` });
      },
      (error: Error) => setState({ message: `${file.name} was not sent. ${error.message}`, isProblem: true }),
    );
  };
  return (
    <div className="upload">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) send(file);
          // Choosing the same file again sends it again.
          target.value = '';
        }}
      />
      <p role="status" className={state.isProblem ? 'field-problem' : 'muted'}>
        {state.message}
      </p>
    </div>
  );
}
