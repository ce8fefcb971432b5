/**
 * A band-pass as one high-pass and one low-pass biquad (Butterworth, Q = 1/sqrt 2; RBJ audio cookbook formulas).
 * In: samples and their rate in hertz, the band's edges in hertz. Out: the filtered samples.
 */
export function bandPass(samples: Float32Array, sampleRate: number, low: number, high: number): Float32Array {
  return biquad(biquad(samples, highPassCoefficients(low, sampleRate)), lowPassCoefficients(Math.min(high, sampleRate * 0.45), sampleRate))
}

interface Coefficients {
  b0: number
  b1: number
  b2: number
  a1: number
  a2: number
}

const quality = Math.SQRT1_2

function highPassCoefficients(frequency: number, sampleRate: number): Coefficients {
  const omega = (2 * Math.PI * frequency) / sampleRate
  const alpha = Math.sin(omega) / (2 * quality)
  const cosine = Math.cos(omega)
  const a0 = 1 + alpha
  return { b0: (1 + cosine) / 2 / a0, b1: -(1 + cosine) / a0, b2: (1 + cosine) / 2 / a0, a1: (-2 * cosine) / a0, a2: (1 - alpha) / a0 }
}

function lowPassCoefficients(frequency: number, sampleRate: number): Coefficients {
  const omega = (2 * Math.PI * frequency) / sampleRate
  const alpha = Math.sin(omega) / (2 * quality)
  const cosine = Math.cos(omega)
  const a0 = 1 + alpha
  return { b0: (1 - cosine) / 2 / a0, b1: (1 - cosine) / a0, b2: (1 - cosine) / 2 / a0, a1: (-2 * cosine) / a0, a2: (1 - alpha) / a0 }
}

function biquad(samples: Float32Array, { b0, b1, b2, a1, a2 }: Coefficients): Float32Array {
  const filtered = new Float32Array(samples.length)
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  for (let index = 0; index < samples.length; index++) {
    const x = samples[index] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    filtered[index] = y
  }
  return filtered
}
