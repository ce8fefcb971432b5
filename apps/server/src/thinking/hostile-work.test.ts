import { afterEach, expect, test } from 'vitest'
import { loadClinic } from '../doctor/load-clinic.ts'
import { hostileMessage } from '../testing/hostile-messages.ts'

/** Every fourth message is one of 20,000 characters; so many of them in a row hold each mixture of pieces that there is. */
const longest = Array.from({ length: 57 }, (_, place) => hostileMessage(3 + 4 * place))

/** Characters that the patterns read for each one of a message. What reads the whole of a message again for each clause of it reads many times as many. */
const mostReadings = 2_500

const clinic = await loadClinic()
const { exec } = RegExp.prototype
afterEach(() => {
  RegExp.prototype.exec = exec
})

/** How many characters patterns look at in a turn: no time, which a busy machine stretches. What is bound to the beginning looks at none of the rest. */
function readingsOf(message: string): number {
  let readings = 0
  RegExp.prototype.exec = function (text) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const found = exec.call(this, text)
    const isBound = this.sticky || this.source.startsWith('^')
    readings += found ? found.index + found[0].length - from : isBound ? 1 : text.length - from
    return found
  }
  clinic.consult(clinic.newCase({ country: 'GB' }), message)
  RegExp.prototype.exec = exec
  return readings
}

test('what a turn reads grows with its message, not with its square', () => {
  const tooMuch = longest.flatMap((message) => {
    const readings = Math.round(readingsOf(message) / message.length)
    return readings > mostReadings ? [`${readings}: ${message.slice(0, 80)}`] : []
  })
  expect(tooMuch).toEqual([])
})
