import * as limits from '@dr-ai/contract/limits'
import { liveClientDefaults, livePath } from '@dr-ai/contract/live'
import { expect, test } from 'vitest'

/** The constants of the description's section 9, written down a second time: none may change unseen. */
test.each<[string, unknown, unknown]>([
  ['password length', limits.minimumPasswordLength, 4],
  ['upload size', limits.maximumDocumentBytes, 10_485_760],
  ['picked files', limits.documentExtensions, ['.pdf', '.jpg', '.jpeg', '.png', '.txt', '.doc', '.docx']],
  ['expiring window', limits.expiringWindowDays, 30],
  ['low stock', limits.lowStockPills, 10],
  ['confidence colours', limits.confidenceBounds, { green: 0.9, amber: 0.7 }],
  ['carousel', limits.carouselInterval, 3_000],
  ['greeting speech', limits.greetingSpeechDelay, 1_000],
  ['blink', limits.avatarBlink, { interval: 3_000, jitter: 2_000, length: 150 }],
  ['speaking pulse', limits.avatarSpeakingPulse, { interval: 800, length: 200 }],
  ['next utterance', limits.utteranceGap, 100],
  ['speech chunk', limits.maximumUtteranceLength, 200],
  ['camera', limits.cameraConstraints, { width: 1280, height: 720, frameRate: 30, sampleRate: 44_100 }],
  ['recording type', limits.recording.mimeType, 'video/webm;codecs=vp9,opus'],
  ['recording bits', [limits.recording.videoBitsPerSecond, limits.recording.audioBitsPerSecond], [250_000, 128_000]],
  ['recording chunk', limits.recording.chunkInterval, 1_000],
  ['speech defaults', limits.defaultVoice, { volume: 0.8, rate: 0.9, pitch: 1 }],
  [
    'presets',
    Object.entries(limits.voicePresets).map(([name, { volume, rate, pitch }]) => [name, volume, rate, pitch]),
    [
      ['Professional', 0.8, 0.9, 1],
      ['Friendly', 0.9, 1.1, 1.1],
      ['Calm', 0.7, 0.8, 0.9],
      ['Energetic', 1, 1.2, 1.2],
    ],
  ],
  ['volume slider', limits.voiceSliders.volume, { minimum: 0, maximum: 1, step: 0.1 }],
  ['rate slider', limits.voiceSliders.rate, { minimum: 0.5, maximum: 2, step: 0.1 }],
  ['pitch slider', limits.voiceSliders.pitch, { minimum: 0.5, maximum: 2, step: 0.1 }],
  ['chunk time-out', limits.chunkLoadTimeout, 120_000],
  ['socket path', livePath, '/socket.io'],
  [
    'socket',
    liveClientDefaults,
    expect.objectContaining({ reconnectionDelay: 1_000, reconnectionDelayMax: 5_000, timeout: 20_000, randomizationFactor: 0.5 }),
  ],
])('%s', (_, constant, described) => expect(constant).toEqual(described))
