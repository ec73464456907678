import type { CollectionEntries, EntryState } from '@viit/contract/registry-api';
import { useEffect, useRef, useState } from 'react';
import { Select } from '../../components/filters.tsx';
import { useSession } from '../../session-context.ts';
import { documentAddress } from './document-address.ts';
import { filesOf, findEntry, type PressedElement } from './find-entry.ts';
import { pathOf } from './paths.ts';
import { titleOf } from './titles.ts';
import type { DraftPage } from './use-draft-page.ts';

interface PageFrameProps {
  page: DraftPage;
  data: CollectionEntries;
  /** As the server has it: a saved draft loads the page again. */
  entry: EntryState;
  /** In narrow windows the form is above the page. */
  onBack: () => void;
}

const widths = { 360: 'on a phone', 768: 'on a tablet', 1280: 'on a computer' } as const;

/** The page as visitors will get it, with all drafts of the collection. A click on an entry in it opens its form. */
export function PageFrame({ page: { address, problem }, data, entry, onBack }: PageFrameProps) {
  const [width, setWidth] = useState('360');
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const scale = Math.min(1, room / Number(width));
  const { site } = useSession();
  const [isLoaded, setLoaded] = useState(false);
  const hasOwnPages = data.declaration.page?.includes(':id');
  // The page in the frame cannot open windows.
  const openDocument = (pressed: readonly PressedElement[]) => {
    const links = pressed.find((element) => element.some((one) => /^\/.*\.pdf$/.test(one)));
    const file = filesOf(entry).find((one) => links?.includes(one));
    const places = { part: data.part, published: entry.published?.value, drafts: address, site };
    const opened = file && documentAddress(file, places);
    if (opened) window.open(opened, '_blank', 'noopener');
  };
  return (
    <section className="page-frame" aria-labelledby="page-frame">
      <h3 id="page-frame" tabIndex={-1}>
        How visitors will see it
      </h3>
      <div className="actions">
        <Select label="Show it" value={width} options={widths} onChange={setWidth} />
        <button type="button" className="narrow" onClick={onBack}>
          Back to the form
        </button>
      </div>
      <div role="status">
        {address && !isLoaded && <p>Loading the page…</p>}
        {problem && <p className="field-problem">The page cannot be shown: {problem}</p>}
      </div>
      <div ref={box}>
        {!problem && (
          <div className="frame-box" style={{ width: Number(width) * scale, height: 640 * scale }}>
            {address && (
              <SmoothFrame
                address={`${address}?${new URLSearchParams({ entry: entry.id, revision: entry.revision ?? '' })}`}
                title={`${data.declaration.title}: the page with the drafts`}
                show={[entry.id, titleOf(data.declaration.fields, entry), ...filesOf(entry)]}
                onLoad={() => setLoaded(true)}
                onPress={(pressed) => {
                  const found = hasOwnPages ? undefined : findEntry(data.entries, pressed);
                  if (found && found.id !== entry.id) location.hash = pathOf(data.part, found.id);
                  else openDocument(pressed);
                }}
                style={{ width: Number(width), height: 640, transform: `scale(${scale})` }}
              />
            )}
          </div>
        )}
      </div>
    </section>
  );
}

function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(360);
  useEffect(() => {
    const observer = new ResizeObserver(([size]) => size && setWidth(size.contentRect.width));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

interface SmoothFrameProps {
  address: string;
  title: string;
  /** The entry to scroll to: its id, its title and its files. */
  show: readonly string[];
  onLoad: () => void;
  onPress: (pressed: readonly PressedElement[]) => void;
  style: React.CSSProperties;
}

/** Keeps the page until the next one has loaded, and its scroll position. */
function SmoothFrame({ address, title, show, onLoad, onPress, style }: SmoothFrameProps) {
  const [shown, setShown] = useState<string>();
  const scrollY = useRef(0);
  const frames = useRef(new Map<string, HTMLIFrameElement | null>());
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<{ pressed?: unknown; scrollY?: unknown }>) => {
      const isFrame = [...frames.current.values()].some((frame) => frame?.contentWindow === source);
      if (!isFrame || origin !== new URL(address).origin || typeof data !== 'object') return;
      if (typeof data.scrollY === 'number') scrollY.current = data.scrollY;
      if (Array.isArray(data.pressed)) onPress(data.pressed.map((one) => [one].flat().map(String)));
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [address, onPress]);
  const addresses = [...new Set([shown, address])].filter((one) => one !== undefined);
  return addresses.map((one) => (
    <iframe
      key={one}
      ref={(frame) => void frames.current.set(one, frame)}
      src={one}
      title={title}
      style={style}
      // Only the server's own script runs in it; it cannot leave the frame.
      sandbox="allow-same-origin allow-scripts"
      className={one === shown || shown === undefined ? '' : 'loading'}
      onLoad={({ currentTarget }) => {
        currentTarget.contentWindow?.postMessage({ scrollY: scrollY.current, show }, new URL(one).origin);
        if (one === address) setShown(one);
        onLoad();
      }}
    />
  ));
}
