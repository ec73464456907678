import { island } from '@viit/runtime';
import { lists } from '../lists/addresses.ts';
import { useListsOnLoad } from '../lists/use-list.ts';
import { About } from './about/about.tsx';
import { Block } from './block.tsx';
import { Hero } from './hero/hero.tsx';
import * as css from './page.module.css';
import { Recognitions } from './recognitions/recognitions.tsx';
import { Stats } from './stats/stats.tsx';

// Blocks below the first screen at every window size: their code is loaded when the visitor comes near.
const Programs = island('Programs', () => import(/* webpackChunkName: "home.programs" */ './programs/programs.tsx'));
const Cells = island('Cells', () => import(/* webpackChunkName: "home.cells" */ './cells/cells.tsx'));
const Placements = island(
  'Placements',
  () => import(/* webpackChunkName: "home.placements" */ './placements/placements.tsx'),
);
const Campus = island('Campus', () => import(/* webpackChunkName: "home.campus" */ './campus/campus.tsx'));
const Testimonials = island(
  'Testimonials',
  () => import(/* webpackChunkName: "home.testimonials" */ './testimonials/testimonials.tsx'),
);
const News = island('News', () => import(/* webpackChunkName: "home.news" */ './news/news.tsx'));

/** Renders the home page: its ten blocks in the required order (R20.1). The footer is the shell's. */
export default function HomePage() {
  useListsOnLoad(lists);
  return (
    <div className={css.home}>
      <Hero />
      <Block id="about" title="About VIIT">
        <About />
      </Block>
      <Block id="accreditations" title="Recognitions &amp; Accreditations">
        <Recognitions />
      </Block>
      <Block id="stats" title="VIIT at a Glance">
        <Stats />
      </Block>
      <Block id="programs" title="Programs">
        <Programs />
      </Block>
      <Block id="cells" title="Our Cells &amp; Councils">
        <Cells />
      </Block>
      <Block id="placements" title="Placements">
        <Placements />
      </Block>
      <Block id="campus" title="Explore Campus">
        <Campus />
      </Block>
      <Block id="testimonials" title="Testimonials">
        <Testimonials />
      </Block>
      <Block id="news" title="News &amp; Upcoming Events">
        <News />
      </Block>
    </div>
  );
}

HomePage.islands = [Programs, Cells, Placements, Campus, Testimonials, News];
