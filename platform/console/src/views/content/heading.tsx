import { useEffect, useRef } from 'react';
import { pathOf } from './paths.ts';

interface ContentHeadingProps {
  part: string;
  title: string;
  /** The collection, above one of its entries. */
  collection?: string;
}

/** The way back and the heading, which has the focus after a link has led here. */
export function ContentHeading({ part, title, collection }: ContentHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    document.title = `${title} – VIIT console`;
  }, [title]);
  return (
    <>
      <nav aria-label="Way back">
        <ol className="way-back">
          <li>
            <a href="#/content">Content</a>
          </li>
          {collection && (
            <li>
              <a href={pathOf(part)}>{collection}</a>
            </li>
          )}
        </ol>
      </nav>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
    </>
  );
}
