import { CollectionView } from './collection.tsx';
import { EntryView } from './entry.tsx';
import { FilesView } from './files.tsx';
import { Overview } from './overview.tsx';
import { useContentPath } from './paths.ts';

/** What staff write: all collections, one of them, or one entry. */
export function ContentView() {
  const { section, name, id } = useContentPath();
  if (section === 'files' && !name) return <FilesView />;
  if (!section || !name) return <Overview />;
  const key = `${section}/${name}`;
  return id ? (
    <EntryView key={`${key}/${id}`} section={section} name={name} id={decodeURIComponent(id)} />
  ) : (
    <CollectionView key={key} section={section} name={name} />
  );
}
