/** The business constants and limits of the product (description, section 9), and the server's own bounds. */

export const minimumPasswordLength = 4

/** Characters of one chat message; longer ones are answered 413. */
export const maximumMessageLength = 20_000

/** Bytes of one document: 10 MB. One byte more is answered 413. */
export const maximumDocumentBytes = 10_485_760

/** Bytes of one video: 100 MB. */
export const maximumVideoBytes = 104_857_600

/** Bytes of one recorded speech for transcription: half an hour. */
export const maximumSpeechBytes = 26_214_400

/** Bytes of a JSON body: room for a long conversation to analyse. */
export const maximumJsonBytes = 4_194_304

/** Messages of one conversation that the history analysis reads. */
export const maximumAnalysedMessages = 2_000

/** Characters of one conversation that the history analysis reads, the newest ones. */
export const maximumAnalysedCharacters = 400_000

/** What the file picker and the server take, by the name's ending. */
export const documentExtensions = ['.pdf', '.jpg', '.jpeg', '.png', '.txt', '.doc', '.docx'] as const

/** Media types behind those endings, and further ones that are read where somebody sends them. */
export const documentTypes = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'text/plain': ['.txt'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.oasis.opendocument.text': ['.odt'],
  'application/rtf': ['.rtf'],
  'text/html': ['.html', '.htm'],
  'message/rfc822': ['.eml'],
  'image/tiff': ['.tif', '.tiff'],
  'image/heic': ['.heic', '.heif'],
} as const

/** Days before its expiry from which a medication is 'expiring'. */
export const expiringWindowDays = 30

/** Pills at which, or below, a medication is 'low-stock'. */
export const lowStockPills = 10

/** Days before the last dose at which a repeat is best ordered. NHS: Order a repeat prescription (allow at least a week). */
export const reorderLeadDays = 7

/** Shares of confidence from which a diagnosis is shown green and amber. */
export const confidenceBounds = { green: 0.9, amber: 0.7 } as const

/** Milliseconds between the cards of the landing page's carousel. */
export const carouselInterval = 3_000

/** Milliseconds after which the greeting is spoken. */
export const greetingSpeechDelay = 1_000

/** Milliseconds: a blink comes after `interval` plus up to `jitter` at random, and lasts `length`. */
export const avatarBlink = { interval: 3_000, jitter: 2_000, length: 150 } as const

/** Milliseconds: while speaking the mouth pulses every `interval` for `length`. */
export const avatarSpeakingPulse = { interval: 800, length: 200 } as const

/** Speech output: milliseconds between utterances, characters of one chunk. */
export const utteranceGap = 100
export const maximumUtteranceLength = 200

/** Camera and recorder, as asked of the browser. */
export const cameraConstraints = { width: 1280, height: 720, frameRate: 30, sampleRate: 44_100 } as const
export const recording = {
  mimeType: 'video/webm;codecs=vp9,opus',
  fallbackMimeType: 'video/mp4',
  videoBitsPerSecond: 250_000,
  audioBitsPerSecond: 128_000,
  chunkInterval: 1_000,
} as const

export const defaultVoice = { volume: 0.8, rate: 0.9, pitch: 1 } as const
export const voicePresets = {
  Professional: { volume: 0.8, rate: 0.9, pitch: 1 },
  Friendly: { volume: 0.9, rate: 1.1, pitch: 1.1 },
  Calm: { volume: 0.7, rate: 0.8, pitch: 0.9 },
  Energetic: { volume: 1, rate: 1.2, pitch: 1.2 },
} as const
export const voiceSliders = {
  volume: { minimum: 0, maximum: 1, step: 0.1 },
  rate: { minimum: 0.5, maximum: 2, step: 0.1 },
  pitch: { minimum: 0.5, maximum: 2, step: 0.1 },
} as const

/** Milliseconds after which a script chunk that has not come counts as failed. */
export const chunkLoadTimeout = 120_000

/** Characters of an unprotected patient id (open mode). */
export const maximumUnprotectedIdLength = 128

/** What one patient may keep on a server: sealed bytes (the audit trail's too), and documents. */
export const maximumPatientBytes = 1_073_741_824
export const maximumPatientDocuments = 200

/** Items of one list of the health record: some twenty years of ten values a day are 73,000, of which devices' are kept by the day. */
export const maximumPatientItems = 20_000

/** Bytes of one file of records of another system, and items that are taken out of it. */
export const maximumImportBytes = 134_217_728
export const maximumImportItems = 5_000

/** People and programs that one record lets look. */
export const maximumAccesses = 50
/** Links of one record, characters of a link's sealed file, and wrong passcodes after which a link is closed for good. */
export const maximumLinks = 100
export const maximumLinkCharacters = 3_000_000
export const maximumPasscodeAttempts = 10

/** Devices of one record that are reminded, times that are kept for one, and minutes by which a reminder is put off. */
export const maximumReminderDevices = 20
export const maximumReminderMinutes = 600
export const snoozeMinutes = 10

/** Rows that the devices of one patient share, those of one call, characters of a sealed one, and minutes in which a new device joins. */
export const maximumDeviceRows = 50_000
export const maximumDeviceRowsAtOnce = 100
export const maximumDeviceRowCharacters = 65_536
export const pairingMinutes = 10

/** Bytes of one entry of the history. */
export const maximumHistoryEntryBytes = 65_536

/** Bytes of bodies that a server keeps in memory at once, and large bodies underway at once by patient and by address. */
export const maximumBytesInFlight = 67_108_864
export const maximumUploads = { patient: 2, address: 4 } as const
/** Bytes up to which a body is no upload. */
export const smallBody = 65_536
/** Bytes a second that an upload must bring on average, and the milliseconds after which it is first looked at. */
export const leastUploadRate = { bytesPerSecond: 10_000, after: 20_000 } as const

/** Requests a minute, by address and by patient, and new patients an hour from one address. Loopback open mode has none. */
export const maximumRequestsPerMinute = { address: 600, patient: 240 } as const
export const maximumNewPatientsPerHour = 30
