"""A bot for Turntable, one JSON object a line in both directions: it buys the dearest train that it can, rather builds
than reserves, and takes anything at random in other games. `python3 docs/bots/eager.py`; the protocol is in docs/bots.md.
"""
import json
import random
import sys


def worth(action, prices):
    """How much the bot wants an action: trains by what they score, a line built more than one reserved."""
    if action.get("train") in prices:
        return 100 + prices[action["train"]]
    return {"build": 1, "reserve": -1}.get(action["type"], 0)


def choose(ask, luck):
    # The whole table is in the view: here the train cards with their prices.
    trains = ask["view"]["box"].get("trains", [])
    prices = {train["id"]: train["price"] + train["bonus"] for train in trains}
    most = max(worth(action, prices) for action in ask["legal"])
    return luck.choice([action for action in ask["legal"] if worth(action, prices) == most])


def say(message):
    print(json.dumps(message), flush=True)


luck = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "hello":
        luck = random.Random(message["seed"])
        say({"t": "ready", "name": "eager-py"})
    elif message["t"] == "ask":
        say({"t": "act", "n": message["n"], "action": choose(message, luck)})
    elif message["t"] == "no":
        print("refused by", message["clause"] + ":", message["why"], file=sys.stderr)
    elif message["t"] == "bye":
        break
