import type { FastifyInstance } from 'fastify'
import { nameOfPlace, pageOf, readPage } from '../consultations/page.ts'
import { addItems } from '../health/add-items.ts'
import { collectionOf, itemKinds, itemOf, placeOfItem } from '../health/item-rows.ts'
import { reviewItems } from '../health/review-items.ts'
import { addCall, type CallDependencies } from '../http/call.ts'
import { Failure } from '../http/failure.ts'
import { soundRows } from '../records/patient-records.ts'

/** Items of each list that are shown where all lists are asked for. */
const mostOfEach = 500

/** The lists of the health record: look at them, write into them, accept what files proposed, delete. */
export function addHealthRoutes(app: FastifyInstance, dependencies: CallDependencies): void {
  const { clock } = dependencies

  addCall(app, dependencies, 'listItems', async ({ query, claim }) => {
    const { records } = await claim()
    const { kind, age_years } = query
    const page = pageOf({ ...query, limit: query.limit ?? mostOfEach })
    const pages = await Promise.all(
      (kind ? [kind] : itemKinds).map((each) =>
        readPage(kind ? page : { ...page, before: null }, (wanted) => records.list(collectionOf(each), wanted)),
      ),
    )
    const { sound, damaged } = soundRows(pages.flatMap(({ rows }) => rows))
    if (sound.length > 0) await records.noteRead(collectionOf(kind ?? 'problem'), null)
    const earlier = kind ? pages[0]?.earlier : null
    return {
      items: sound.map((row) => itemOf(row, age_years ?? null)),
      ...(damaged && { damaged }),
      ...(earlier && { next_before: nameOfPlace(earlier) }),
    }
  })

  addCall(app, dependencies, 'addItems', async ({ body, claim }) => {
    const { records } = await claim()
    return addItems(records, clock, body)
  })

  addCall(app, dependencies, 'reviewItems', async ({ body, claim }) => {
    const { records } = await claim()
    return reviewItems(records, body)
  })

  addCall(app, dependencies, 'deleteItem', async ({ parameters, claim }) => {
    const { records } = await claim()
    const place = placeOfItem(parameters.id)
    const outcome = place && (await records.commit([{ kind: 'delete', collection: collectionOf(place.kind), id: place.row }]))
    if (outcome !== 'written') throw new Failure('not-found', 'There is no such item.')
    return { success: true as const }
  })
}
