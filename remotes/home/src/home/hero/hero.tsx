import { BlockBoundary } from '@viit/ui/block-boundary';
import { Button } from '@viit/ui/button';
import { lists } from '../../lists/addresses.ts';
import type { HeroImage } from '../../lists/items.ts';
import { useList } from '../../lists/use-list.ts';
import { actions, lede, name, tagline } from './content.ts';
import * as css from './hero.module.css';
import { HeroSlides } from './hero-slides.tsx';

/** Renders the hero: slides of the campus, the h1 with the institute's name, two main links (R21). */
export function Hero() {
  const { items, status } = useList<HeroImage>(lists.heroImage, 'heroImage');
  return (
    <section className={css.hero} aria-labelledby="hero-title" data-hero>
      <div className={css.slideArea}>
        <BlockBoundary name="Slides">{items.length > 0 && <HeroSlides images={items} />}</BlockBoundary>
        {items.length === 0 && status !== 'loading' && <p className={css.empty}>No slides available</p>}
      </div>
      <div className={css.text}>
        <h1 className={css.title} id="hero-title" tabIndex={-1}>
          <span className={css.name}>{name}</span> <span>{tagline}</span>
        </h1>
        <p className={css.lede}>{lede}</p>
        <div className={css.actions}>
          {actions.map(({ href, label, tone }) => (
            <Button key={href} href={href} tone={tone}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
