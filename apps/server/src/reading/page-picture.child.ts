/** Draws one page of one file in a process of its own: the file comes through the standard input, what is wanted as the first message. */
import { beginChild, doTask } from './child-process.ts'
import { drawPage } from './draw-page.ts'
import type { PageMessage, PageTask } from './page-picture.ts'

const tell = beginChild<PageMessage>()
doTask<PageTask>(tell, async (task, bytes) => tell({ kind: 'drawn', jpeg: (await drawPage(bytes, task)).toString('base64') }))
