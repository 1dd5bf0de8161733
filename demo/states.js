// A hint is not something that markup can ask for.
await document.querySelector('#hint').hint();
