import type { Field } from '@viit/contract';
import { uploadPicture } from '../../../api/uploads.ts';
import { useSession } from '../../../session-context.ts';
import { FieldGroup, type FieldProps, textOfValue } from './frame.tsx';
import { Upload } from './upload.tsx';

interface Picture {
  src?: string;
  alt?: string;
  width?: number;
  height?: number;
}

export function PictureField(props: FieldProps<Extract<Field, { type: 'picture' }>>) {
  const { value, onChange, id, part } = props;
  const { site } = useSession();
  const picture = (typeof value === 'object' && value !== null ? value : undefined) as Picture | undefined;
  const { src, alt } = picture ?? {};
  const isAltWrong = props.problems.some(({ path }) => path === 'alt');
  return (
    <FieldGroup {...props}>
      {src && (
        <img
          className="thumbnail"
          src={src.startsWith('/') ? site + src : src}
          width={picture?.width}
          height={picture?.height}
          alt={alt || 'The chosen picture'}
        />
      )}
      <Upload
        label={src ? 'Send another picture' : 'Send a picture'}
        accept="image/*"
        upload={(file) => uploadPicture(file, part)}
        onSent={(sent) => onChange({ alt, ...sent })}
      />
      {src && (
        <>
          <label htmlFor={`${id}.alt`}>What does the picture show?</label>
          <p className="muted" id={`${id}.alt-help`}>
            For people who cannot see it, in one sentence.
          </p>
          <input
            id={`${id}.alt`}
            aria-describedby={`${id}.alt-help${isAltWrong ? ` ${id}-problem` : ''}`}
            aria-invalid={isAltWrong}
            disabled={alt === ''}
            value={textOfValue(alt)}
            onChange={({ target }) => onChange({ ...picture, alt: target.value || undefined })}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={alt === ''}
              onChange={({ target }) => onChange({ ...picture, alt: target.checked ? '' : undefined })}
            />
            It is decoration and says nothing
          </label>
          <button type="button" onClick={() => onChange(undefined)}>
            Remove the picture
          </button>
        </>
      )}
    </FieldGroup>
  );
}
