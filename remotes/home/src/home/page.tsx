import { About } from './about/about.tsx';
import { Campus } from './campus/campus.tsx';
import { Cells } from './cells/cells.tsx';
import { Hero } from './hero/hero.tsx';
import * as css from './home.module.css';
import { News } from './news/news.tsx';
import { Placements } from './placements/placements.tsx';
import { Programs } from './programs/programs.tsx';
import { Recognitions } from './recognitions/recognitions.tsx';
import { Stats } from './stats/stats.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';

/** Renders the home page, its sections in the order of spec 1, section 2.3; the footer is the shell's. */
export default function HomePage() {
  return (
    <div className={css.home}>
      <Hero />
      <About />
      <Recognitions />
      <Stats />
      <Programs />
      <Cells />
      <Placements />
      <Campus />
      <Testimonials />
      <News />
    </div>
  );
}
