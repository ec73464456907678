import { memo, type SyntheticEvent, useState } from 'react';
import { menuEntries } from '../menu/menu-entries.ts';
import type { MenuItem, TopMenuItem } from '../menu/menu-item.ts';
import { MenuLinks } from './menu-links.tsx';
import * as css from './menu-panel.module.css';

interface MenuPanelProps {
  item: TopMenuItem;
  path: string;
}

export const MenuPanel = memo(function MenuPanel({ item, path }: MenuPanelProps) {
  const [shown, setShown] = useState<MenuItem>();
  const showImage = (event: SyntheticEvent) => {
    const entry = (event.target as Element).closest('li');
    if (entry) setShown(menuEntries(item.sub).find(({ item: one }) => one.name === entry.textContent)?.item);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the image only follows the entry that is hovered or focused
    <div className={css.inner} onPointerOver={showImage} onFocus={showImage} onPointerLeave={() => setShown(undefined)}>
      <div className={css.intro}>
        <a className={css.title} href={item.link} aria-current={item.link === path ? 'page' : undefined}>
          {item.name}
        </a>
        <p className={css.description}>{item.description}</p>
      </div>
      <div className={css.lists} data-scrollable={item.isScrollable || undefined}>
        <Lists item={item} path={path} />
      </div>
      {item.isMegaMenuWithImage && <ImagePanel item={item} shown={shown} />}
    </div>
  );
});

function Lists({ item, path }: MenuPanelProps) {
  const ungrouped = { name: '', sub: item.sub.filter(({ sub }) => !sub) };
  const groups = item.sub.filter(({ sub }) => sub);
  const ordered = item.sub[0]?.sub ? [...groups, ungrouped] : [ungrouped, ...groups];
  return ordered.map(({ name, sub = [] }) => (
    <div key={name} className={css.group} data-long={sub.length > 7 || undefined}>
      {name && <p className={css.groupName}>{name}</p>}
      <MenuLinks items={sub} path={path} label={name || item.name} />
    </div>
  ));
}

/** Falls back to the item's default image, then to an empty frame. Lazy: closed panels fetch nothing. */
function ImagePanel({ item, shown }: { item: TopMenuItem; shown: MenuItem | undefined }) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const src = [shown?.image, item.defaultImage].find((one) => one && !failed.includes(one));
  const onError = () => src && setFailed([...failed, src]);
  return (
    <figure className={css.figure} aria-hidden="true">
      {src && <img src={src} alt="" width="480" height="360" loading="lazy" onError={onError} />}
      <figcaption className={css.caption}>{shown?.name ?? item.name}</figcaption>
    </figure>
  );
}
