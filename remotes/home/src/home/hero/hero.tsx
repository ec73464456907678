import type { HeroImage } from '@viit/contract';
import { useList } from '@viit/runtime';
import { Button } from '@viit/ui/button';
import { lists } from '../lists.ts';
import { hero } from './content.ts';
import * as css from './hero.module.css';
import { Slides } from './slides.tsx';

/** Renders the opening: one view of the campus at a time, and the institute's line with the page's h1 (spec 1, section 2.3, Hero). */
export function Hero() {
  const { items, status } = useList<HeroImage>(lists.heroImage, 'heroImage');
  return (
    <section className={css.hero} aria-labelledby="hero-title" data-hero>
      <div className={css.stage}>
        {items.length > 0 && <Slides images={items} />}
        {items.length === 0 && status !== 'loading' && <p className={css.none}>No slides available</p>}
      </div>
      <div className={css.words}>
        <h1 className={css.title} id="hero-title" tabIndex={-1}>
          <span className={css.name}>{hero.name}</span> <span>{hero.line}</span>
        </h1>
        <p className={css.lede}>{hero.lede}</p>
        <div className={css.ways}>
          {hero.ways.map(({ href, label, tone }) => (
            <Button key={href} href={href} tone={tone}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
