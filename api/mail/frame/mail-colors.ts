/** The colors of shared/ui/tokens.css that emails use: mail clients know no custom properties. */
export const mailColors = {
  light: {
    paper: '#f5f3ee',
    card: '#ffffff',
    sunken: '#ebe8e0',
    ink: '#14212b',
    'ink-soft': '#4b5a66',
    line: '#dcd7cb',
    accent: '#c2410c',
    'on-accent': '#ffffff',
  },
  dark: {
    paper: '#0e161c',
    card: '#162129',
    sunken: '#0a1115',
    ink: '#eef2f4',
    'ink-soft': '#a9b7c1',
    line: '#27353f',
    accent: '#ff8a4c',
    'on-accent': '#1d0d04',
  },
} as const

/** The logo's tile, sail and rail: the same in both schemes, as on the site. */
export const boat = { tile: '#14212b', sail: '#f5f3ee', rail: '#ff7a33' } as const
