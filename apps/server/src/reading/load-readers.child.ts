/** Loads what reads pictures and PDFs, and ends with 0: for a look at whether it can be loaded where it is to run. */
await Promise.all([import('@napi-rs/canvas'), import('onnxruntime-node'), import('pdfjs-dist/legacy/build/pdf.mjs'), import('sharp')])
process.exit(0)
