/** Where the vault keeps what was answered on this device and has yet to join the record. */
export const outboxCollection = 'outbox'
