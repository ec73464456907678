import { useId, useState } from 'react';

interface UploadProps {
  label: string;
  /** File types, such as `.pdf`. */
  accept: string;
  /** @throws Error with a sentence. */
  upload: (file: File) => Promise<void>;
}

/** Chooses a file and sends it at once. */
export function Upload({ label, accept, upload }: UploadProps) {
  const id = useId();
  const [state, setState] = useState<{ message: string; isProblem?: boolean }>({ message: '' });
  const send = (file: File) => {
    setState({ message: `Sending ${file.name}…` });
    upload(file).then(
      () => setState({ message: `${file.name} has been sent.` }),
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
