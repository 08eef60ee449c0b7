import { plantedSite } from './planted-site.ts'
import type { PlantedTrap } from './planted-traps.ts'
import { boxedTable, cards, shown, styled, tile, wideTable, words } from './planted-use.ts'

/** Boxes, badges, rows and words that seem to be cut off or covered, but aren’t, and a page of one element. */
export const boxTraps: PlantedTrap[] = [
  {
    name: 'badge-above-heading',
    site: shown(
      '<div style="position:relative;padding:1rem;"><b style="position:absolute;top:1rem;left:1rem;color:#fff;padding:.5rem 1rem;background:#06c">Most popular</b><h3 style="margin:0;padding-top:3rem">Studio</h3><p>Gauges for a crew.</p></div>',
    ),
  },
  {
    name: 'badge-beside-heading',
    site: shown(
      '<div style="position:relative;padding:1rem;"><b style="position:absolute;top:1rem;left:1rem;color:#fff;padding:.5rem 1rem;background:#06c;left:auto;right:1rem">Most popular</b><h3 style="margin:0;">Studio</h3><p>Gauges for a crew.</p></div>',
    ),
  },
  {
    name: 'badge-at-end-of-heading',
    site: shown(
      '<div style="position:relative;padding:1rem;width:20rem"><b style="position:absolute;top:1rem;right:1rem;background:#06c;color:#fff;padding:.5rem 1rem">From £24</b><h3 style="margin:0;padding-right:8rem">Harbour gauges with their guests</h3><p>Gauges for a crew.</p></div>',
    ),
  },
  {
    name: 'badge-clear-of-short-heading',
    site: shown(
      '<div style="position:relative;padding:1rem;width:20rem"><b style="position:absolute;top:1rem;right:1rem;background:#06c;color:#fff;padding:.5rem 1rem">From £24</b><h3 style="margin:0">Gauges</h3><p>Gauges for a crew.</p></div>',
    ),
  },
  {
    name: 'badge-on-the-rim',
    site: shown(
      '<div style="position:relative;padding:1.5rem 1rem 1rem;width:20rem"><b style="position:absolute;top:-.75rem;right:1rem;background:#06c;color:#fff;padding:.5rem 1rem">From £24</b><h3 style="margin:0">Harbour gauges with their guests</h3><p>Gauges for a crew.</p></div>',
    ),
  },
  {
    name: 'badge-that-waits',
    site: shown(
      '<div style="position:relative;padding:1rem;"><b style="position:absolute;top:1rem;left:1rem;color:#fff;padding:.5rem 1rem;background:#06c;opacity:0">Most popular</b><h3 style="margin:0;">Studio</h3><p>Gauges for a crew.</p></div>',
    ),
  },
  {
    name: 'specimen',
    site: styled(
      '',
      '<figure><blockquote><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p></blockquote><figcaption>Specimen: Tide Book, 11 on 15 points</figcaption></figure>',
    ),
  },
  { name: 'cards-that-grow', site: styled(...cards('.card { min-height: 4rem; background: #eef }')) },
  { name: 'cards-that-scroll', site: styled(...cards('.card { height: 6rem; overflow-y: auto; background: #eef }')) },
  { name: 'cards-with-room', site: styled(...cards('.card { height: 4rem; margin-bottom: 16rem; background: #eef }')) },
  { name: 'tile-with-room', site: styled(tile, '<div class="tile"><h3>Gauges</h3><p>Read twice an hour.</p></div>') },
  {
    name: 'tile-that-fades',
    site: styled(
      `${tile} .tile { position: relative } .tile::after { content: ''; position: absolute; inset: 70% 0 0; background: linear-gradient(transparent, #fff) }`,
      `<div class="tile"><h3>Gauges</h3><p>${words.repeat(4)}</p></div>`,
    ),
  },
  {
    name: 'long-word-that-breaks',
    width: 390,
    site: styled(
      '.top { overflow: hidden } h2 { font: 700 44px Arial, sans-serif; hyphens: manual }',
      '<div class="top"><div><h2>Gezeiten&shy;berechnungs&shy;tabelle</h2><p>For every harbour.</p></div></div>',
    ),
  },
  {
    name: 'title-that-ends-in-dots',
    width: 390,
    site: styled(
      '.card { overflow: hidden; width: 200px } .card h3 { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }',
      '<div class="card"><h3>A table of tides for every harbour on the coast</h3></div>',
    ),
  },
  {
    name: 'large-first-letter',
    width: 390,
    site: styled('.first::first-letter { float: left; font-size: 60px; line-height: 48px }', `<p class="first">${words.repeat(3)}</p>`),
  },
  { name: 'rows-of-boxes-that-scroll', width: 390, site: boxedTable('.plans { overflow-x: auto }') },
  { name: 'rows-of-boxes-that-fit', width: 390, site: boxedTable('.row { grid-template-columns: repeat(4, 1fr) }') },
  { name: 'rows-of-boxes-below-each-other', width: 390, site: boxedTable('.row { display: block } .row > * { display: block }') },
  {
    name: 'rows-of-boxes-that-end-in-dots',
    width: 390,
    site: boxedTable(
      '.row { grid-template-columns: repeat(4, 80px) } .row > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }',
      '<div>',
    ),
  },
  { name: 'slides-in-rows', width: 390, site: boxedTable('', '<span>', 'plans carousel') },
  { name: 'row-of-slides', width: 390, site: boxedTable('.plans { display: flex } .row { flex: 0 0 340px; display: block }') },
  {
    name: 'table-that-scrolls',
    width: 390,
    site: styled('.plans { overflow-x: auto } table { white-space: nowrap }', `<div class="plans" tabindex="0">${wideTable}</div>`),
  },
  { name: 'heading-with-hyphens', width: 390, site: styled('h1 { width: 200px; overflow-wrap: anywhere; hyphens: auto }') },
  { name: 'heading-that-may-break', width: 390, site: styled('h1 { overflow-wrap: anywhere } h1::first-letter { font-size: 2em }') },
  {
    name: 'custom-element-alone',
    site: plantedSite({
      body: () => '<tide-page style="display:block;height:400px"></tide-page>',
      files: {
        '/site.js': {
          type: 'text/javascript',
          body: 'customElements.define("tide-page", class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: "closed" }).innerHTML = "<h1>Know the water</h1>" } })',
        },
      },
    }),
  },
  {
    name: 'fields-alone',
    site: plantedSite({ body: () => '<form action="/search"><input name="q" aria-label="Search" autocomplete="off"></form>' }),
  },
  {
    name: 'clipped-table-head',
    width: 390,
    site: styled(
      'thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) } td { display: block }',
      '<table><thead><tr><th><a href="?by=price">Sort by price</a></th></tr></thead><tbody><tr><td>Four euros a month for each gauge</td></tr></tbody></table>',
    ),
  },
]
