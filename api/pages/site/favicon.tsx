import { renderToString } from 'preact-render-to-string'
import { Mark } from '../../../shared/ui/mark.tsx'

/** The logo as a standalone SVG file. */
export const favicon = renderToString(<Mark size={64} />).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
