import { renderToString } from 'preact-render-to-string'
import { Mark } from '../../../shared/ui/mark.tsx'

export const favicon = renderToString(<Mark size={64} />).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
